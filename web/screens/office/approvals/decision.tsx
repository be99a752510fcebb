import { useState } from 'react';
import type { CallOutput } from '../../../../contract/call/controllers.ts';
import { actionText } from '../../../../contract/texts/action-text.ts';
import type { Language } from '../../../../domain/base/language.ts';
import { ActionPreview } from '../../../parts/office/action/action-preview.tsx';
import { DecisionForm } from '../../../parts/office/action/decision-form.tsx';
import { callServer } from '../../../platform/call-server.ts';
import { usePage } from '../../../platform/page-context.tsx';
import { useAttempt } from '../../../platform/use-attempt.ts';
import type { texts as fi } from '../../../texts/fi/office-approvals.ts';
import { showToast } from '../../../ui/toast-store.ts';
import type { Approval, Approvals } from './approval-data.ts';

type Props = { approval: Approval; texts: typeof fi; onDecided: (approvals: Approvals) => void };
type Decided = CallOutput<'BackOfficeController', 'approveAction'>;
type Looked = CallOutput<'BackOfficeController', 'previewApproval'>;

/** Preview, approve and reject. */
function useDecision({ approval, texts, onDecided }: Props) {
  const { id } = approval;
  const { language } = usePage();
  const [looked, setLooked] = useState<Looked | null>(null);
  const { isBusy, attempt } = useAttempt(texts.failed, { asToast: true });

  return {
    looked,
    isBusy,
    look: () =>
      attempt(async () =>
        setLooked(await callServer('BackOfficeController', 'previewApproval', { id })),
      ),
    approve: () =>
      attempt(async () => {
        const answer = await callServer('BackOfficeController', 'approveAction', { id });
        const label = answer.isDone
          ? approvedText(approval, answer, texts, language)
          : texts.states.changed;
        showToast({ label, variant: answer.isDone ? 'success' : 'warning' });
        onDecided(answer.approvals);
      }),
    refuse: (answer: string) =>
      attempt(async () => {
        onDecided(await callServer('BackOfficeController', 'refuseApproval', { id, answer }));
        showToast({ label: texts.states.refused, variant: 'success' });
      }),
  };
}

/** Approved, and what happens next. */
function approvedText(
  { kind }: Approval,
  { follows }: Pick<Decided, 'follows'>,
  texts: typeof fi,
  language: Language,
) {
  const { phrases } = texts.actions.kinds[kind];
  return follows ? `${texts.approved} ${actionText(phrases, follows, language)}` : texts.approved;
}

export function Decision(props: Props) {
  const { approval, texts } = props;
  const { looked, isBusy, look, approve, refuse } = useDecision(props);
  return (
    <DecisionForm
      id={approval.id}
      describedBy={`asked-${approval.id}`}
      texts={{ ...texts, cancel: texts.actions.cancel }}
      isBusy={isBusy}
      looked={looked}
      drawPreview={({ preview }) => (
        <ActionPreview texts={texts.actions} kind={approval.kind} preview={preview} />
      )}
      onLook={look}
      onApprove={approve}
      onRefuse={refuse}
    />
  );
}
