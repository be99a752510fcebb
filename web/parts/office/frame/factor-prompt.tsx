import { type ReactNode, useState } from 'react';
import { callServer } from '../../../platform/call-server.ts';
import type { ShellTexts } from '../../../platform/screen.ts';
import { useAttempt } from '../../../platform/use-attempt.ts';
import type { texts as fi } from '../../../texts/fi/parts/second-factor.ts';
import { Button } from '../../../ui/button.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import css from './factor-prompt.module.css';
import { factorProblem, signWithPasskey } from './passkey-browser.ts';

const WAYS = ['passkey', 'totp', 'recoveryCode'] as const;
type Way = (typeof WAYS)[number];
export type Ways = { hasPasskey: boolean; hasTotp: boolean; codesLeft: number };

type Props = {
  texts: typeof fi;
  shell: ShellTexts;
  ways: Ways;
  onProved: () => void;
  /** Beside the confirm button. */
  children?: ReactNode;
};

/** Asks for the second factor: the passkey first, otherwise a code of the app or a recovery code. */
export function FactorPrompt({ texts, shell, ways, onProved, children }: Props) {
  const open = WAYS.filter((way) => isOpen(way, ways));
  const [way, setWay] = useState<Way>(open[0] ?? 'recoveryCode');
  const [code, setCode] = useState('');
  const { isBusy, problem, setProblem, onSubmit } = useAttempt((reason) =>
    factorProblem(reason, texts),
  );

  async function prove() {
    if (way !== 'passkey' && code.trim() === '') return setProblem(texts.codeMissing);
    await proofOf(way, code);
    onProved();
  }

  function choose(next: Way) {
    setWay(next);
    setCode('');
    setProblem(null);
  }

  return (
    <form noValidate className={`stack-4 ${css.form}`} onSubmit={onSubmit(prove)}>
      {way === 'passkey' && problem && (
        <Notice kind="error" kindLabel={shell.toast.error} title={texts.problem} live="alert">
          <p>{problem}</p>
        </Notice>
      )}
      {way !== 'passkey' && (
        <TextField
          key={way}
          id="factorCode"
          label={texts[way]}
          required
          figures
          inputMode={way === 'totp' ? 'numeric' : 'text'}
          autoComplete={way === 'totp' ? 'one-time-code' : 'off'}
          autoCapitalize="characters"
          maxLength={20}
          value={code}
          onChange={setCode}
          error={problem}
          errorPrefix={shell.errorPrefix}
        />
      )}
      <div className="ways">
        <Button type="submit" busy={isBusy}>
          {way === 'passkey' ? texts.usePasskey : texts.confirm}
        </Button>
        {children}
      </div>
      {open.length > 1 && (
        <div className={css.others}>
          {open
            .filter((other) => other !== way)
            .map((other) => (
              <Button key={other} look="text" onClick={() => choose(other)}>
                {texts[CHOICES[other]]}
              </Button>
            ))}
        </div>
      )}
    </form>
  );
}

const CHOICES = {
  passkey: 'usePasskey',
  totp: 'useTotp',
  recoveryCode: 'useRecoveryCode',
} as const;

function isOpen(way: Way, { hasPasskey, hasTotp, codesLeft }: Ways): boolean {
  return { passkey: hasPasskey, totp: hasTotp, recoveryCode: codesLeft > 0 }[way];
}

async function proofOf(way: Way, code: string) {
  if (way === 'totp') return callServer('StaffSignInController', 'checkTotp', { code });
  if (way === 'recoveryCode') {
    return callServer('StaffSignInController', 'checkRecoveryCode', { code });
  }
  const { options } = await callServer('StaffSignInController', 'startPasskeyCheck', {});
  const signature = await signWithPasskey(options);
  return callServer('StaffSignInController', 'checkPasskey', { signature });
}
