import { useState } from 'react';
import type { CallOutput } from '../../../../contract/call/controllers.ts';
import { DecisionForm } from '../../../parts/office/action/decision-form.tsx';
import { callServer } from '../../../platform/call-server.ts';
import { useAttempt } from '../../../platform/use-attempt.ts';
import { showToast } from '../../../ui/toast-store.ts';
import { CountedCards } from './counted-cards.tsx';
import { COUNTS, type GoodwillTexts, type Run } from './goodwill-data.ts';

type Props = { run: Run; texts: GoodwillTexts; onChanged: (runs: Run[]) => void };
type Looked = CallOutput<'BackOfficeController', 'previewGoodwillRun'>;

/** The second person counts again, then approves or rejects. */
export function RunDecision({ run, texts, onChanged }: Props) {
  const { id } = run;
  const [looked, setLooked] = useState<Looked | null>(null);
  const { isBusy, attempt } = useAttempt(texts.failed, { asToast: true });

  const look = () =>
    attempt(async () =>
      setLooked(await callServer('BackOfficeController', 'previewGoodwillRun', { id }, COUNTS)),
    );
  const approve = () =>
    attempt(async () => {
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
  const refuse = (answer: string) =>
    attempt(async () => {
      const refused = { id, answer };
      const { runs } = await callServer('BackOfficeController', 'refuseGoodwillRun', refused);
      onChanged(runs);
    });

  return (
    <DecisionForm
      id={id}
      describedBy={`run-${id}`}
      texts={texts}
      isBusy={isBusy}
      looked={looked}
      drawPreview={({ isChanged, counted }) => (
        <>
          {!isChanged && <p>{texts.isSame}</p>}
          <CountedCards counted={counted} texts={texts} />
        </>
      )}
      onLook={look}
      onApprove={approve}
      onRefuse={refuse}
    />
  );
}
