import { useEffect, useRef } from 'react';
import { fill } from '../../../domain/base/fill.ts';
import {
  CONTACT_SUBJECTS,
  type ContactSubject,
  LONGEST_MESSAGE,
} from '../../../domain/contact/contact-message.ts';
import { usePage } from '../../platform/page-context.tsx';
import type { ShellTexts } from '../../platform/screen.ts';
import { Button } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';
import { SelectField } from '../../ui/select-field.tsx';
import { TextArea } from '../../ui/text-area.tsx';
import { TextField } from '../../ui/text-field.tsx';
import css from './contact-form.module.css';
import type { ContactFormTexts } from './contact-texts.ts';
import { useContactForm } from './use-contact-form.ts';

type Props = { texts: ContactFormTexts; shell: ShellTexts };
type Form = ReturnType<typeof useContactForm>;

/** Contact form of customer service, replaced by a thank-you message. */
export function ContactForm({ texts, shell }: Props) {
  const { person } = usePage();
  const form = useContactForm(texts, person?.emailAddress ?? '');
  return form.sentAs === null ? (
    <Fields form={form} texts={texts} shell={shell} />
  ) : (
    <div className={`stack-5 mt-8 form-width ${css.form}`}>
      <Heading text={texts.sent} />
      <p>{fill(texts.sentLead, String(form.sentAs), form.fields.emailAddress.trim())}</p>
      <p>
        <Button look="text" onClick={form.writeAnother}>
          {texts.another}
        </Button>
      </p>
    </div>
  );
}

/** Takes the focus when it appears, so that screen readers announce the new content. */
function Heading({ text }: { text: string }) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <h3 ref={heading} tabIndex={-1}>
      {text}
    </h3>
  );
}

function Fields({ form, texts, shell }: Props & { form: Form }) {
  const { fields, change, faults, problem, isBusy } = form;
  const errorOf = (field: keyof typeof faults) => ({
    error: faults[field] ?? null,
    errorPrefix: shell.errorPrefix,
    required: true,
  });
  return (
    <form className={`stack-5 mt-8 form-width ${css.form}`} noValidate onSubmit={form.submit}>
      <Heading text={texts.heading} />
      <p>{texts.lead}</p>
      <SelectField
        id="subject"
        autoComplete="off"
        label={texts.subject}
        value={fields.subject}
        options={CONTACT_SUBJECTS.map((value) => ({ value, label: texts.subjects[value] }))}
        onChange={(subject) => change({ subject: subject as ContactSubject })}
      />
      <TextArea
        {...errorOf('message')}
        id="message"
        label={texts.message}
        hint={texts.messageHelp}
        value={fields.message}
        onChange={(message) => change({ message })}
        counter={{ most: LONGEST_MESSAGE, text: texts.counter }}
      />
      <OrderNumber form={form} texts={texts} />
      <TextField
        {...errorOf('emailAddress')}
        id="emailAddress"
        label={texts.email}
        hint={texts.emailHelp}
        type="email"
        autoComplete="email"
        autoCapitalize="none"
        maxLength={80}
        value={fields.emailAddress}
        onChange={(emailAddress) => change({ emailAddress })}
      />
      {problem && (
        <Notice kind="error" kindLabel={shell.toast.error} live="alert">
          <p>{problem}</p>
        </Notice>
      )}
      <div>
        <Button type="submit" busy={isBusy}>
          {texts.send}
        </Button>
      </div>
    </form>
  );
}

function OrderNumber({ form, texts }: { form: Form; texts: ContactFormTexts }) {
  return (
    <TextField
      id="orderNumber"
      label={texts.orderNumber}
      hint={texts.orderNumberHelp}
      autoComplete="off"
      maxLength={40}
      value={form.fields.orderNumber}
      onChange={(orderNumber) => form.change({ orderNumber })}
    />
  );
}
