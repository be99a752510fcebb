import { fill } from '../../../../domain/base/fill.ts';
import type { ActionKind } from '../../../../domain/office/actions.ts';
import type { texts as fi } from '../../../texts/fi/parts/office-actions.ts';
import { Button } from '../../../ui/button.tsx';
import type { Time } from '../time/time-data.ts';

type Props = {
  action: NonNullable<Time['lines'][number]['action']>;
  texts: typeof fi;
  onUndo: (kind: ActionKind) => void;
};

/** A staff action on the timeline: what, who, why, and its undo. */
export function ActionWords({ action, texts, onUndo }: Props) {
  const { kind, member, approver, reason, isUndo, isUndone, canUndo, undoFault, isOwn } = action;
  const { name, done } = texts.kinds[kind];
  return (
    <div>
      <strong>{isUndo ? fill(texts.undoLine, name) : done}</strong>
      <p className="quiet">
        {[
          member ?? texts.gone,
          approver && fill(texts.approvedBy, approver),
          reason && `”${reason}”`,
          isUndone && texts.wasUndone,
        ]
          .filter(Boolean)
          .join(' · ')}
      </p>
      {undoFault && <p className="quiet">{undoFault}</p>}
      {canUndo && (
        <Button look="text" onClick={() => onUndo(kind)} data-undo={isOwn || undefined}>
          {texts.undo}
        </Button>
      )}
    </div>
  );
}
