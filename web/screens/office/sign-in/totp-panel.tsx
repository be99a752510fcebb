import { type FormEvent, useState } from 'react';
import type { CallOutput } from '../../../../contract/call/controllers.ts';
import { callServer } from '../../../platform/call-server.ts';
import { usePage } from '../../../platform/page-context.tsx';
import type { ShellTexts } from '../../../platform/screen.ts';
import { useOneAtATime } from '../../../platform/use-one-at-a-time.ts';
import type { texts as fi } from '../../../texts/fi/office-sign-in.ts';
import { Button } from '../../../ui/button.tsx';
import { DangerQuestion } from '../../../ui/danger-question.tsx';
import { softHyphens } from '../../../ui/soft-hyphens.ts';
import { TextField } from '../../../ui/text-field.tsx';
import css from './sign-in.module.css';
import type { Change, Member } from './sign-in-data.ts';

type Props = { texts: typeof fi; shell: ShellTexts; member: Member; change: Change };
type Started = CallOutput<'StaffSignInController', 'startTotp'>;

export function TotpPanel({ texts: { totp: texts }, shell, member, change }: Props) {
  const { language } = usePage();
  const [started, setStarted] = useState<Started | null>(null);
  const [isAsking, setIsAsking] = useState(false);
  const { isBusy, whileBusy } = useOneAtATime();

  async function make(work: () => Promise<object>, doneText: string | null) {
    let isDone = false;
    await whileBusy(async () => {
      isDone = await change(work, doneText);
    });
    return isDone;
  }

  const start = () =>
    make(async () => {
      const begun = await callServer('StaffSignInController', 'startTotp', {});
      setStarted(begun);
      return {};
    }, null);

  async function add(code: string) {
    const work = () => callServer('StaffSignInController', 'addTotp', { code });
    if (await make(work, texts.added)) setStarted(null);
  }

  return (
    <section className={css.section} aria-labelledby="totp">
      <h2 id="totp">{texts.heading}</h2>
      <p className="mt-2 mb-4 soft">
        {texts.about} {member.hasTotp && <strong>{texts.isOn}</strong>}
      </p>
      {started ? (
        <NewApp
          started={started}
          texts={texts}
          shell={shell}
          isBusy={isBusy}
          onAdd={(code) => void add(code)}
          onCancel={() => setStarted(null)}
        />
      ) : (
        <div className={`ways ${css.ways}`}>
          <Button look="secondary" busy={isBusy} onClick={() => void start()}>
            {softHyphens(member.hasTotp ? texts.replace : texts.start, language)}
          </Button>
          {member.hasTotp && (
            <Button look="text" onClick={() => setIsAsking(true)}>
              {texts.remove}
            </Button>
          )}
        </div>
      )}
      <DangerQuestion
        open={isAsking}
        title={texts.removeTitle}
        keep={texts.keep}
        act={texts.remove}
        onKeep={() => setIsAsking(false)}
        onAct={() => {
          setIsAsking(false);
          void make(() => callServer('StaffSignInController', 'removeTotp', {}), texts.removed);
        }}
      >
        {texts.removeBody}
      </DangerQuestion>
    </section>
  );
}

type NewAppProps = {
  started: Started;
  texts: (typeof fi)['totp'];
  shell: ShellTexts;
  isBusy: boolean;
  onAdd: (code: string) => void;
  onCancel: () => void;
};

function NewApp({ started, texts, shell, isBusy, onAdd, onCancel }: NewAppProps) {
  const [code, setCode] = useState('');
  const [error, setError] = useState<string | null>(null);
  const { secret, picture } = started;

  function submit(event: FormEvent) {
    event.preventDefault();
    if (!/^\d{6}$/.test(code.replace(/\s/g, ''))) {
      document.getElementById('totpCode')?.focus();
      return setError(texts.codeMissing);
    }
    onAdd(code);
  }

  return (
    <form noValidate className={`stack-4 ${css.form}`} onSubmit={submit}>
      <p>{texts.scan}</p>
      <svg
        className={css.qr}
        viewBox={`0 0 ${picture.size} ${picture.size}`}
        role="img"
        aria-label={texts.picture}
      >
        <path d={picture.path} />
      </svg>
      <p>
        {texts.typed} <code className={css.secret}>{secret.replace(/(.{4})(?=.)/g, '$1 ')}</code>
      </p>
      <TextField
        id="totpCode"
        label={texts.code}
        required
        figures
        inputMode="numeric"
        autoComplete="one-time-code"
        maxLength={10}
        value={code}
        onChange={(typed) => {
          setCode(typed);
          setError(null);
        }}
        error={error}
        errorPrefix={shell.errorPrefix}
      />
      <div className={`ways ${css.ways}`}>
        <Button type="submit" busy={isBusy}>
          {texts.add}
        </Button>
        <Button look="text" onClick={onCancel}>
          {texts.cancel}
        </Button>
      </div>
    </form>
  );
}
