import { useState } from 'react';
import type { CallOutput } from '../../../contract/controllers.ts';
import { isReason } from '../../parts/office/use-action.ts';
import { callServer } from '../../platform/call-server.ts';
import { Button } from '../../ui/button.tsx';
import { TextArea } from '../../ui/text-area.tsx';
import { showToast } from '../../ui/toast-store.ts';
import { CountedCards } from './counted-cards.tsx';
import type { GoodwillTexts, Run } from './goodwill-data.ts';
import css from './office-goodwill.module.css';
import { COUNTS, useRunCall } from './use-run-call.ts';

type Props = { run: Run; texts: GoodwillTexts; onChanged: (runs: Run[]) => void };
type Looked = CallOutput<'BackOfficeController', 'previewGoodwillRun'>;

/** The second person counts anew, then says yes or no. */
export function RunDecision({ run, texts, onChanged }: Props) {
  const { id } = run;
  const [looked, setLooked] = useState<Looked | null>(null);
  const [isRefusing, setIsRefusing] = useState(false);
  const [answer, setAnswer] = useState('');
  const { isBusy, whileBusy } = useRunCall(texts);
  const describedBy = `run-${id}`;

  const look = () =>
    whileBusy(async () =>
      setLooked(await callServer('BackOfficeController', 'previewGoodwillRun', { id }, COUNTS)),
    );
  const approve = () =>
    whileBusy(async () => {
      const { runs, isDone } = await callServer(
        'BackOfficeController',
        'approveGoodwillRun',
        { id },
        COUNTS,
      );
      const label = isDone ? texts.approved : texts.states.changed;
      showToast({ label, variant: isDone ? 'success' : 'warning' });
      onChanged(runs);
    });
  const refuse = () =>
    whileBusy(async () => {
      const refused = { id, answer: answer.trim() };
      const { runs } = await callServer('BackOfficeController', 'refuseGoodwillRun', refused);
      onChanged(runs);
    });

  if (!looked) {
    return (
      <Button
        look="secondary"
        busy={isBusy}
        aria-describedby={describedBy}
        onClick={() => void look()}
      >
        {texts.look}
      </Button>
    );
  }
  return (
    <div className={css.decision}>
      <div aria-live="polite">
        <p className={looked.isChanged ? css.changed : undefined}>
          {looked.isChanged ? texts.isChanged : texts.isSame}
        </p>
        <CountedCards counted={looked.counted} texts={texts} />
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
      <div className={css.ways}>
        {!isRefusing && !looked.isChanged && (
          <Button busy={isBusy} aria-describedby={describedBy} onClick={() => void approve()}>
            {texts.approve}
          </Button>
        )}
        <Button
          look={isRefusing ? 'primary' : 'secondary'}
          busy={isBusy}
          disabled={isRefusing && !isReason(answer)}
          aria-describedby={describedBy}
          onClick={() => (isRefusing ? void refuse() : setIsRefusing(true))}
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
