import { fill } from '../../../domain/base/fill.ts';
import { formatClock } from '../../../domain/base/format.ts';
import { Button } from '../../ui/button.tsx';
import css from './desk.module.css';
import type { DeskState } from './desk-state.ts';
import type { DeskTexts } from './desk-texts.ts';

type Props = { texts: DeskTexts; state: DeskState; onUndo: (visitId: string) => void };

/** Stays for its minute while the next cards are looked at. */
export function UndoStrip({ texts, state, onUndo }: Props) {
  const { undoable, undoNews, busy } = state;
  return (
    <div className={css.undo}>
      <p role="status">
        {undoable && fill(texts.recordedAt, formatClock(undoable.at))}
        {!undoable && undoNews && texts[undoNews]}
      </p>
      {undoable && (
        <Button look="secondary" busy={busy === 'undoing'} onClick={() => onUndo(undoable.visitId)}>
          {texts.undo}
        </Button>
      )}
    </div>
  );
}
