import { useId } from 'react';
import type { ShellTexts } from '../../../platform/screen.ts';
import type { texts as fi } from '../../../texts/fi/parts/second-factor.ts';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { FactorPrompt, type Ways } from '../frame/factor-prompt.tsx';

type Props = {
  texts: typeof fi;
  shell: ShellTexts;
  ways: Ways;
  onAnswer: (isProved: boolean) => void;
};

/** "Confirm that it is you": over the page, which keeps its input. */
export function IdentityDialog({ texts, shell, ways, onAnswer }: Props) {
  const bodyId = useId();
  return (
    <Dialog open title={texts.title} describedBy={bodyId} onClose={() => onAnswer(false)}>
      <p id={bodyId}>{texts.body}</p>
      <FactorPrompt texts={texts} shell={shell} ways={ways} onProved={() => onAnswer(true)}>
        <Button look="secondary" onClick={() => onAnswer(false)}>
          {texts.cancel}
        </Button>
      </FactorPrompt>
    </Dialog>
  );
}
