import { type FormEvent, useRef, useState } from 'react';
import {
  type ContactSubject,
  cleanMessage,
  messageFault,
} from '../../../domain/contact/contact-message.ts';
import { callServer } from '../../platform/call-server.ts';
import { errorMessage } from '../form/error-message.ts';
import type { ContactFormTexts } from './contact-texts.ts';

export type ContactFields = {
  subject: ContactSubject;
  message: string;
  orderNumber: string;
  emailAddress: string;
};
export type ContactFault = { field: 'message' | 'emailAddress'; text: string };

/** Keeps what was typed until it has been taken; the same form sent twice is one case. */
export function useContactForm(texts: ContactFormTexts, knownAddress: string) {
  const requestKey = useRef<string>(crypto.randomUUID());
  const [fields, setFields] = useState<ContactFields>({
    subject: 'card',
    message: '',
    orderNumber: '',
    emailAddress: knownAddress,
  });
  const [fault, setFault] = useState<ContactFault | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const [sentAs, setSentAs] = useState<number | null>(null);
  const [isBusy, setIsBusy] = useState(false);

  async function submit(event: FormEvent) {
    event.preventDefault();
    if (isBusy) return;
    const found = faultIn(fields, texts);
    setProblem(null);
    setFault(found);
    if (found) return document.getElementById(found.field)?.focus();
    setIsBusy(true);
    const asked = { requestKey: requestKey.current, ...fields };
    try {
      const answer = await callServer('MuseumCardGuestController', 'contactService', asked);
      if (answer.caseNumber === null) setProblem(answer.validationError ?? texts.failed);
      else setSentAs(answer.caseNumber);
    } catch (error) {
      setProblem(errorMessage(error, texts.failed));
    }
    setIsBusy(false);
  }

  return {
    fields,
    change: (changed: Partial<ContactFields>) => setFields({ ...fields, ...changed }),
    fault,
    problem,
    sentAs,
    isBusy,
    submit,
    writeAnother() {
      requestKey.current = crypto.randomUUID();
      setFields({ ...fields, message: '' });
      setSentAs(null);
    },
  };
}

function faultIn(
  { message, emailAddress }: ContactFields,
  texts: ContactFormTexts,
): ContactFault | null {
  const wrong = messageFault(cleanMessage(message));
  if (wrong) {
    return {
      field: 'message',
      text: wrong === 'empty' ? texts.messageMissing : texts.messageTooLong,
    };
  }
  const isAddress = /.@.+\../.test(emailAddress);
  return isAddress ? null : { field: 'emailAddress', text: texts.emailMissing };
}
