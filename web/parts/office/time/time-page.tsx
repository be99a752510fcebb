import type { ReactNode } from 'react';
import type { TimeKind } from '../../../../domain/office/line-of-time.ts';
import type { texts as fi } from '../../../texts/fi/parts/line-of-time.ts';
import { DoneBar } from '../action/done-bar.tsx';
import { UndoDialog } from '../action/undo-dialog.tsx';
import { type Before, LineOfTime, TimeKinds } from './line-of-time.tsx';
import type { Letter, Time } from './time-data.ts';
import css from './time-page.module.css';
import type { useStory } from './use-story.ts';

type Shown = { time: Time; kind: TimeKind | null };
type Props = {
  texts: typeof fi;
  page: ReturnType<typeof useStory<Shown>>;
  /** URL of the page without a filter. */
  path: string;
  counts: Record<TimeKind, number>;
  readMore: (before: Before & { kind?: TimeKind }) => Promise<Time>;
  readLetter: (id: string) => Promise<Letter>;
  /** Above the timeline. */
  above?: ReactNode;
  side: ReactNode;
};

/** An office page built on a timeline: the last action, the timeline with its filter, and current facts. */
export function TimePage(props: Props) {
  const { texts, page, path, counts, readMore, readLetter, above, side } = props;
  const { story, turn, done, asked, setAsked, onDone, onUndone } = page;
  const filter = story.kind ? { kind: story.kind } : {};
  return (
    <>
      {done && (
        <DoneBar
          texts={texts.actions}
          outcome={done}
          onUndo={() => setAsked({ id: done.actionId, kind: done.kind })}
        />
      )}
      <div className={css.split}>
        <div>
          {above}
          <TimeKinds texts={texts} path={path} counts={counts} kind={story.kind} />
          <LineOfTime
            key={turn}
            texts={texts}
            first={story.time}
            readMore={(before) => readMore({ ...before, ...filter })}
            readLetter={readLetter}
            onUndo={setAsked}
            onDone={onDone}
          />
        </div>
        <div className={`stack-4 ${css.side}`}>{side}</div>
      </div>
      {asked && (
        <UndoDialog
          texts={texts.actions}
          action={asked}
          onClose={() => setAsked(null)}
          onDone={onUndone}
        />
      )}
    </>
  );
}
