import { useEffect, useState } from 'react';
import { errorText } from '../../../contract/texts/error-text.ts';
import { yearOf } from '../../../domain/base/local-date.ts';
import { fieldErrors } from '../../../domain/person/field-rules.ts';
import {
  NO_PHONE,
  type PhoneValue,
  phoneToSend,
  phoneToValidate,
} from '../../../domain/person/phone-number.ts';
import type { MyDetailsData } from '../../parts/my-card/my-details-data.ts';
import { usePage } from '../../platform/page-context.tsx';
import { recordMessage } from '../../platform/records/data-error.ts';
import { pageDataLayer } from '../../platform/records/page-data-layer.ts';
import type { DataRecord } from '../../platform/records/record-wire.ts';
import { useAttempt } from '../../platform/use-attempt.ts';
import { showToast } from '../../ui/toast-store.ts';
import type { MyDetailsTexts } from './my-details-texts.ts';

type Contact = Pick<
  MyDetailsData,
  'streetAddress' | 'zipCode' | 'city' | 'country' | 'language' | 'subscribedNewsletter'
> & { phone: PhoneValue };

const ADDRESS = ['streetAddress', 'zipCode', 'city'] as const;

/** State, errors and saving of the contact form. */
export function useContact(data: MyDetailsData, texts: MyDetailsTexts) {
  const { today } = usePage();
  const { streetAddress, zipCode, city, country, language, subscribedNewsletter } = data;
  const phone = { ...NO_PHONE, phone: data.phone };
  const kept = { streetAddress, zipCode, city, country, language, subscribedNewsletter, phone };
  const [contact, setContact] = useState<Contact>(kept);
  const [faults, setFaults] = useState<Record<string, string>>({});
  const { isBusy, onSubmit } = useAttempt((error) => recordMessage(error, texts.failed), {
    asToast: true,
  });

  // As normalised by the server, such as a trimmed name.
  useEffect(
    () => pageDataLayer.subscribe(data.personId, (record) => setContact(contactOf(record))),
    [data.personId],
  );

  function change(part: Partial<Contact>) {
    setContact((before) => ({ ...before, ...part }));
    setFaults({});
  }

  async function save() {
    const found = faultsOf(contact, yearOf(today), texts);
    setFaults(found);
    const [first] = Object.keys(found);
    if (first) return document.getElementById(first)?.focus();
    const phone = phoneToSend(contact.phone);
    await pageDataLayer.updateRecord(data.personId, { ...contact, phone });
    showToast({ label: texts.saved, variant: 'success' });
  }

  return { contact, change, faults, isBusy, submit: onSubmit(save) };
}

function contactOf({ fields }: DataRecord): Contact {
  const value = (name: string) => fields[name]?.value;
  return {
    streetAddress: String(value('streetAddress')),
    zipCode: String(value('zipCode')),
    city: String(value('city')),
    country: String(value('country')),
    phone: { ...NO_PHONE, phone: String(value('phone')) },
    language: value('language') as Contact['language'],
    subscribedNewsletter: value('subscribedNewsletter') === true,
  };
}

/** Same rules as on the server. Without a card the postal address is optional. */
function faultsOf(contact: Contact, currentYear: number, { form }: MyDetailsTexts) {
  const hasAddress = ADDRESS.some((field) => contact[field].trim() !== '');
  const judged: [string, string][] = [
    ...(hasAddress ? ADDRESS : []).map((field): [string, string] => [field, contact[field]]),
    ['phone', phoneToValidate(contact.phone)],
  ];
  const errors = judged.flatMap(([field, value]) =>
    fieldErrors(field, value, { currentYear, country: contact.country }).slice(0, 1),
  );
  return Object.fromEntries(errors.map((error) => [error.field, errorText(error, form)]));
}
