import type { FormEvent } from 'react';
import { parseActivationInput } from '../../../domain/activation/activation-input.ts';
import { NoScript } from '../../parts/form/no-script.tsx';
import { ScanCode } from '../../parts/scan-code/scan-code.tsx';
import type { ShellTexts } from '../../platform/screen.ts';
import { Button } from '../../ui/button.tsx';
import { TextField } from '../../ui/text-field.tsx';
import type { ActivateTexts } from './activate-state.ts';

type Props = {
  texts: ActivateTexts;
  shell: ShellTexts;
  typed: string;
  problem: string | null;
  isBusy: boolean;
  /** False: the code is valid, and another step is shown. */
  isAsked: boolean;
  onType: (text: string) => void;
  onSubmit: (typed: string) => void;
};

export function CodeForm(props: Props) {
  const { texts, shell, typed, problem, isBusy, isAsked, onType, onSubmit } = props;

  function submit(event: FormEvent) {
    event.preventDefault();
    onSubmit(typed);
  }

  return (
    <form noValidate method="dialog" className="mt-8 form-width" onSubmit={submit}>
      <NoScript texts={texts.noScript} kindLabel={shell.toast.warning} />
      <TextField
        id="code"
        label={texts.field}
        required
        figures="long"
        value={typed}
        onChange={onType}
        onPaste={(event) => {
          // A pasted link, or a code within a sentence, is longer than a code.
          event.preventDefault();
          onType(event.clipboardData.getData('text/plain').trim());
        }}
        hint={texts.hint}
        error={problem}
        errorPrefix={shell.errorPrefix}
        autoComplete="off"
        autoCapitalize="characters"
        maxLength={40}
      />
      {isAsked && (
        <div className="ways apart filling mt-6">
          <Button type="submit" busy={isBusy}>
            {texts.submit}
          </Button>
          <ScanCode
            texts={texts.scan}
            isOurs={(text) => parseActivationInput(text) !== null}
            onFound={(text) => {
              onType(text);
              onSubmit(text);
            }}
          />
        </div>
      )}
    </form>
  );
}
