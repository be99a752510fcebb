import { useEffect, useRef, useState } from 'react';
import { fill } from '../../../domain/base/fill.ts';
import { formatDateTime } from '../../../domain/base/format.ts';
import { WITHDRAWN_KINDS } from '../../../domain/withdrawal/withdrawal-statement.ts';
import { useUnsaved } from '../../parts/form/use-unsaved.ts';
import { callServer } from '../../platform/call-server.ts';
import { usePage } from '../../platform/page-context.tsx';
import type { ShellTexts } from '../../platform/screen.ts';
import { useAttempt } from '../../platform/use-attempt.ts';
import { Button } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';
import { SelectField } from '../../ui/select-field.tsx';
import { TextField } from '../../ui/text-field.tsx';
import css from './withdrawal.module.css';
import type { WithdrawalTexts } from './withdrawal-summary.tsx';

type Props = { orderNumber: string; texts: WithdrawalTexts; shell: ShellTexts; hasOwn: boolean };
type Kind = (typeof WITHDRAWN_KINDS)[number];

/** Withdrawal without signing in: legally effective at once, even before the order is found. */
export function StateWithdrawal({ orderNumber: asked, texts, shell, hasOwn }: Props) {
  const [fields, setFields] = useState({ name: '', emailAddress: '', orderNumber: asked });
  const [what, setWhat] = useState<Kind>('card');
  const [fault, setFault] = useState<{ field: string; text: string } | null>(null);
  const [statedAt, setStatedAt] = useState<number | null>(null);
  const { isBusy, problem, setProblem, onSubmit } = useAttempt(texts.failed);
  // A person who leaves now may believe that the statement was sent.
  const isTyped = fields.name.trim() !== '' || fields.emailAddress.trim() !== '';
  useUnsaved(statedAt === null && isTyped, texts.unsent);

  function say(field: string, text: string) {
    setFault({ field, text });
    document.getElementById(field)?.focus();
  }

  async function send() {
    if (!fields.name.trim()) return say('name', texts.nameMissing);
    if (!/.@.+\../.test(fields.emailAddress)) return say('emailAddress', texts.emailMissing);
    setFault(null);
    const params = { ...fields, what };
    const answer = await callServer('WithdrawalController', 'stateWithdrawal', params);
    if (answer.validationError) setProblem(answer.validationError);
    else setStatedAt(answer.statedAt);
  }

  if (statedAt !== null)
    return <Stated at={statedAt} emailAddress={fields.emailAddress.trim()} texts={texts} />;
  const field = (id: keyof typeof fields) => ({
    id,
    value: fields[id],
    onChange: (value: string) => setFields({ ...fields, [id]: value }),
    error: fault?.field === id ? fault.text : null,
    errorPrefix: shell.errorPrefix,
  });
  return (
    <form className={`stack-5 ${css.form}`} noValidate onSubmit={onSubmit(send)}>
      <h2>{hasOwn ? texts.other : texts.state}</h2>
      <p>{texts.stateHelp}</p>
      <TextField {...field('name')} label={texts.name} autoComplete="name" required />
      <TextField
        {...field('emailAddress')}
        label={texts.email}
        hint={texts.emailHelp}
        type="email"
        autoComplete="email"
        autoCapitalize="none"
        required
      />
      <TextField
        {...field('orderNumber')}
        label={texts.orderNumber}
        hint={texts.orderNumberHelp}
        autoComplete="off"
      />
      <SelectField
        id="what"
        autoComplete="off"
        label={texts.what}
        value={what}
        options={WITHDRAWN_KINDS.map((value) => ({ value, label: texts.kinds[value] }))}
        onChange={(value) => setWhat(value as Kind)}
      />
      {problem && (
        <Notice kind="error" kindLabel={shell.toast.error} live="alert">
          <p>{problem}</p>
        </Notice>
      )}
      <div className="ways">
        <Button type="submit" busy={isBusy}>
          {texts.confirm}
        </Button>
      </div>
    </form>
  );
}

type StatedProps = { at: number; emailAddress: string; texts: WithdrawalTexts };

/** Replaces the form: screen readers announce that the statement was received. */
function Stated({ at, emailAddress, texts }: StatedProps) {
  const { language } = usePage();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <section className={`stack-5 ${css.form}`}>
      <h2 ref={heading} tabIndex={-1}>
        {texts.stated}
      </h2>
      <p className="lead">{fill(texts.statedLead, formatDateTime(at, language))}</p>
      <p>{fill(texts.statedMail, emailAddress)}</p>
    </section>
  );
}
