import { useRef, useState } from 'react';
import {
  type ContactSubject,
  cleanMessage,
  messageFault,
} from '../../../domain/contact/contact-message.ts';
import { callServer } from '../../platform/call-server.ts';
import { useAttempt } from '../../platform/use-attempt.ts';
import { useUnsaved } from '../form/use-unsaved.ts';
import type { ContactFormTexts } from './contact-texts.ts';

export type ContactFields = {
  subject: ContactSubject;
  message: string;
  orderNumber: string;
  emailAddress: string;
};
export type ContactFaults = { message?: string; emailAddress?: string };

/** Keeps what was typed until the server accepted it; sending the same form twice is idempotent. */
export function useContactForm(texts: ContactFormTexts, knownAddress: string) {
  const requestKey = useRef<string>(crypto.randomUUID());
  const [fields, setFields] = useState<ContactFields>({
    subject: 'card',
    message: '',
    orderNumber: '',
    emailAddress: knownAddress,
  });
  const [faults, setFaults] = useState<ContactFaults>({});
  const [sentAs, setSentAs] = useState<number | null>(null);
  const { isBusy, problem, setProblem, onSubmit } = useAttempt(texts.failed);
  useUnsaved(sentAs === null && cleanMessage(fields.message) !== '', texts.unsent);

  async function send() {
    const found = faultsIn(fields, texts);
    setFaults(found);
    const [first] = Object.keys(found);
    if (first) return document.getElementById(first)?.focus();
    const asked = { requestKey: requestKey.current, ...fields };
    const answer = await callServer('MuseumCardGuestController', 'contactService', asked);
    if (answer.caseNumber === null) setProblem(answer.validationError ?? texts.failed);
    else setSentAs(answer.caseNumber);
  }

  return {
    fields,
    change: (changed: Partial<ContactFields>) => setFields({ ...fields, ...changed }),
    faults,
    problem,
    sentAs,
    isBusy,
    submit: onSubmit(send),
    writeAnother() {
      requestKey.current = crypto.randomUUID();
      setFields({ ...fields, message: '' });
      setSentAs(null);
    },
  };
}

/** All errors in the order of the fields. */
function faultsIn(
  { message, emailAddress }: ContactFields,
  texts: ContactFormTexts,
): ContactFaults {
  const wrong = messageFault(cleanMessage(message));
  const isAddress = /.@.+\../.test(emailAddress);
  return {
    ...(wrong && { message: wrong === 'empty' ? texts.messageMissing : texts.messageTooLong }),
    ...(!isAddress && { emailAddress: texts.emailMissing }),
  };
}
