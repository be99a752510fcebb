import { type FormEvent, useState } from 'react';
import { fill } from '../../../../domain/base/fill.ts';
import { createPasskey } from '../../../parts/office/frame/passkey-browser.ts';
import { useFormats } from '../../../parts/office/use-formats.ts';
import { callServer } from '../../../platform/call-server.ts';
import type { ShellTexts } from '../../../platform/screen.ts';
import { useOneAtATime } from '../../../platform/use-one-at-a-time.ts';
import type { texts as fi } from '../../../texts/fi/office-sign-in.ts';
import { Button } from '../../../ui/button.tsx';
import { DangerQuestion } from '../../../ui/danger-question.tsx';
import { focusNow } from '../../../ui/focus-now.ts';
import { TextField } from '../../../ui/text-field.tsx';
import css from './sign-in.module.css';
import type { Change, Member } from './sign-in-data.ts';

type Props = { texts: typeof fi; shell: ShellTexts; member: Member; change: Change };
type Passkey = Member['passkeys'][number];

export function PasskeyPanel({ texts: { passkeys: texts }, shell, member, change }: Props) {
  const [name, setName] = useState('');
  const [error, setError] = useState<string | null>(null);
  const { isBusy, onSubmit } = useOneAtATime();

  async function add() {
    if (name.trim() === '') {
      document.getElementById('passkeyName')?.focus();
      return setError(texts.nameMissing);
    }
    const isAdded = await change(async () => {
      const { options } = await callServer('StaffSignInController', 'startPasskey', {});
      const key = await createPasskey(options);
      return callServer('StaffSignInController', 'addPasskey', { name, key });
    }, texts.added);
    if (isAdded) setName('');
  }

  return (
    <section className={css.section} aria-labelledby="passkeys">
      <h2 id="passkeys">{texts.heading}</h2>
      <p className="mt-2 mb-4 soft">{texts.about}</p>
      {member.passkeys.length === 0 ? (
        <p className="mb-4 quiet">{texts.none}</p>
      ) : (
        <ul className={css.list}>
          {member.passkeys.map((key) => (
            <PasskeyRow key={key.id} passkey={key} texts={texts} shell={shell} change={change} />
          ))}
        </ul>
      )}
      <form noValidate className={`stack-4 ${css.form}`} onSubmit={onSubmit(add)}>
        <TextField
          id="passkeyName"
          label={texts.name}
          hint={texts.nameHint}
          required
          maxLength={60}
          autoComplete="off"
          value={name}
          onChange={(typed) => {
            setName(typed);
            setError(null);
          }}
          error={error}
          errorPrefix={shell.errorPrefix}
        />
        <div>
          <Button
            type="submit"
            look={member.passkeys.length === 0 ? 'primary' : 'secondary'}
            busy={isBusy}
          >
            {texts.add}
          </Button>
        </div>
      </form>
    </section>
  );
}

type RowProps = {
  passkey: Passkey;
  texts: (typeof fi)['passkeys'];
  shell: ShellTexts;
  change: Change;
};

function PasskeyRow({ passkey, texts, shell, change }: RowProps) {
  const { formatDateTime } = useFormats();
  const { id, addedAt, lastUsedAt } = passkey;
  const [mode, setMode] = useState<'shown' | 'naming' | 'named' | 'removing'>('shown');
  const [name, setName] = useState(passkey.name);
  const { isBusy, whileBusy } = useOneAtATime();

  async function make(work: () => Promise<object>, doneText: string) {
    const hasBegun = await whileBusy(() => change(work, doneText));
    if (hasBegun) setMode(mode === 'naming' ? 'named' : 'shown');
  }

  function rename(event: FormEvent) {
    event.preventDefault();
    if (name.trim() === '') return;
    void make(
      () => callServer('StaffSignInController', 'renamePasskey', { id, name }),
      texts.renamed,
    );
  }

  if (mode === 'naming') {
    return (
      <li className={css.row}>
        <form noValidate className={`stack-4 ${css.form}`} ref={focusFirstField} onSubmit={rename}>
          <TextField
            autoComplete="off"
            id={`name-${id}`}
            label={texts.name}
            required
            maxLength={60}
            value={name}
            onChange={setName}
            error={name.trim() === '' ? texts.nameMissing : null}
            errorPrefix={shell.errorPrefix}
          />
          <div className={`ways ${css.ways}`}>
            <Button type="submit" look="secondary" busy={isBusy}>
              {texts.save}
            </Button>
            <Button look="text" onClick={() => setMode('named')}>
              {texts.cancel}
            </Button>
          </div>
        </form>
      </li>
    );
  }
  const used = lastUsedAt ? fill(texts.usedOn, formatDateTime(lastUsedAt)) : texts.unused;
  return (
    <li className={css.row}>
      <div>
        <strong>{passkey.name}</strong>
        <span className="fine block">
          {fill(texts.addedOn, formatDateTime(addedAt))}, {used}
        </span>
      </div>
      <div className={`ways ${css.ways}`}>
        <Button
          ref={mode === 'named' ? focusNow : null}
          look="text"
          onClick={() => setMode('naming')}
        >
          {texts.rename}
        </Button>
        <Button look="text" onClick={() => setMode('removing')}>
          {texts.remove}
        </Button>
      </div>
      <DangerQuestion
        open={mode === 'removing'}
        title={fill(texts.removeTitle, passkey.name)}
        keep={texts.keep}
        act={texts.remove}
        busy={isBusy}
        onKeep={() => setMode('shown')}
        onAct={() => {
          // The identity dialog may open next: two dialogs would overlap.
          setMode('shown');
          void make(
            () => callServer('StaffSignInController', 'removePasskey', { id }),
            texts.removed,
          );
        }}
      >
        {texts.removeBody}
      </DangerQuestion>
    </li>
  );
}

const focusFirstField = (form: HTMLFormElement | null) => form?.querySelector('input')?.focus();
