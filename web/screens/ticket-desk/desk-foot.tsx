import { fill } from '../../../domain/base/fill.ts';
import { formatClock } from '../../../domain/base/format.ts';
import { Button } from '../../ui/button.tsx';
import css from './desk.module.css';
import type { Connection } from './desk-network.ts';
import type { DeskState } from './desk-state.ts';
import type { DeskTexts } from './desk-texts.ts';
import { readiness } from './readiness.ts';

type Props = {
  texts: DeskTexts;
  state: DeskState;
  connection: Connection;
  mayRecord: boolean;
  onUndo: (visitId: string) => void;
};

/** The visit before stays for its minute while the next cards are looked at. */
export function DeskFoot({ texts, state, connection, mayRecord, onUndo }: Props) {
  const { undoable, undoNews, busy } = state;
  return (
    <div className={css.undo}>
      {connection.link === 'online' && mayRecord && (
        <p className={css.ready}>{readiness(texts.offline, connection)}</p>
      )}
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
