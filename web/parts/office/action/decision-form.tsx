import { type ReactNode, useEffect, useRef, useState } from 'react';
import { Button } from '../../../ui/button.tsx';
import { TextArea } from '../../../ui/text-area.tsx';
import css from './decision-form.module.css';
import { isReason } from './use-action.ts';

type Texts = Record<
  'look' | 'answer' | 'answerHint' | 'approve' | 'refuse' | 'sendRefusal' | 'cancel' | 'isChanged',
  string
>;
/** `blocked`: why this person may not approve. */
type DecisionPreview = { isChanged: boolean; blocked: string | null };
type Props<Preview extends DecisionPreview> = {
  id: string;
  /** Id of the element that describes the request. */
  describedBy: string;
  texts: Texts;
  isBusy: boolean;
  /** Current preview; null until the second person has loaded it. */
  looked: Preview | null;
  drawPreview: (looked: Preview) => ReactNode;
  onLook: () => Promise<unknown>;
  onApprove: () => Promise<unknown>;
  onRefuse: (answer: string) => Promise<unknown>;
};

/** The second person loads the current preview, then approves or rejects. */
export function DecisionForm<Preview extends DecisionPreview>(props: Props<Preview>) {
  const { id, describedBy, texts, isBusy, looked, drawPreview } = props;
  const [isRefusing, setIsRefusing] = useState(false);
  const [answer, setAnswer] = useState('');
  const seen = useRef<HTMLDivElement>(null);
  // The pressed button is gone: the keyboard continues from the result.
  useEffect(() => {
    if (looked) seen.current?.focus({ preventScroll: true });
  }, [looked]);

  if (!looked) {
    return (
      <Button
        look="secondary"
        busy={isBusy}
        aria-describedby={describedBy}
        onClick={() => void props.onLook()}
      >
        {texts.look}
      </Button>
    );
  }
  return (
    <div className={`stack-4 ${css.decision}`}>
      <div ref={seen} aria-live="polite" tabIndex={-1}>
        {looked.isChanged && <p className="flag">{texts.isChanged}</p>}
        {drawPreview(looked)}
        {looked.blocked && <p className="flag">{looked.blocked}</p>}
      </div>
      {isRefusing && (
        <TextArea
          id={`answer-${id}`}
          label={texts.answer}
          hint={texts.answerHint}
          value={answer}
          onChange={setAnswer}
          required
        />
      )}
      <div className="ways">
        {!isRefusing && !looked.isChanged && !looked.blocked && (
          <Button
            busy={isBusy}
            aria-describedby={describedBy}
            onClick={() => void props.onApprove()}
          >
            {texts.approve}
          </Button>
        )}
        <Button
          look={isRefusing ? 'primary' : 'secondary'}
          busy={isBusy}
          disabled={isRefusing && !isReason(answer)}
          aria-describedby={describedBy}
          onClick={() => (isRefusing ? void props.onRefuse(answer.trim()) : setIsRefusing(true))}
        >
          {isRefusing ? texts.sendRefusal : texts.refuse}
        </Button>
        {isRefusing && (
          <Button look="text" onClick={() => setIsRefusing(false)}>
            {texts.cancel}
          </Button>
        )}
      </div>
    </div>
  );
}
