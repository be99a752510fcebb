import { useState } from 'react';
import type { CallOutput } from '../../../contract/controllers.ts';
import { ActionPreview } from '../../parts/office/action-preview.tsx';
import { isReason, messageOf } from '../../parts/office/use-action.ts';
import { callServer } from '../../platform/call-server.ts';
import type { texts as fi } from '../../texts/fi/office-approvals.ts';
import { Button } from '../../ui/button.tsx';
import { TextArea } from '../../ui/text-area.tsx';
import { showToast } from '../../ui/toast-store.ts';
import type { Approval, Approvals } from './approval-data.ts';
import css from './office-approvals.module.css';

type Props = { approval: Approval; texts: typeof fi; onDecided: (approvals: Approvals) => void };
type Looked = CallOutput<'BackOfficeController', 'previewApproval'>;

/** Looking, saying yes and saying no. */
function useDecision({ approval, texts, onDecided }: Props) {
  const { id } = approval;
  const [looked, setLooked] = useState<Looked | null>(null);
  const [isBusy, setIsBusy] = useState(false);

  async function whileBusy(work: () => Promise<void>) {
    setIsBusy(true);
    try {
      await work();
    } catch (error) {
      showToast({ label: messageOf(error, texts.failed), variant: 'error' });
    }
    setIsBusy(false);
  }

  return {
    looked,
    isBusy,
    look: () =>
      whileBusy(async () =>
        setLooked(await callServer('BackOfficeController', 'previewApproval', { id })),
      ),
    approve: () =>
      whileBusy(async () => {
        const answer = await callServer('BackOfficeController', 'approveAction', { id });
        const label = answer.isDone ? texts.approved : texts.states.changed;
        showToast({ label, variant: answer.isDone ? 'success' : 'warning' });
        onDecided(answer.approvals);
      }),
    refuse: (answer: string) =>
      whileBusy(async () => {
        onDecided(await callServer('BackOfficeController', 'refuseApproval', { id, answer }));
        showToast({ label: texts.states.refused, variant: 'success' });
      }),
  };
}

/** The second person sees what would be now, then says yes or no. */
export function Decision(props: Props) {
  const { approval, texts } = props;
  const { id, kind } = approval;
  const { looked, isBusy, look, approve, refuse } = useDecision(props);
  const [isRefusing, setIsRefusing] = useState(false);
  const [answer, setAnswer] = useState('');
  const describedBy = `asked-${id}`;

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
        {looked.isChanged && <p className={css.changed}>{texts.isChanged}</p>}
        <ActionPreview texts={texts.actions} kind={kind} preview={looked.preview} />
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
          onClick={() => (isRefusing ? void refuse(answer.trim()) : setIsRefusing(true))}
        >
          {isRefusing ? texts.sendRefusal : texts.refuse}
        </Button>
        {isRefusing && (
          <Button look="text" onClick={() => setIsRefusing(false)}>
            {texts.actions.cancel}
          </Button>
        )}
      </div>
    </div>
  );
}
