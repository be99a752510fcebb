import type { ReactNode } from 'react';
import { fill } from '../../../../domain/base/fill.ts';
import type { MuseumPart } from '../../../../domain/museum/museum-facts.ts';
import type { texts as fi } from '../../../texts/fi/parts/museum-editor.ts';
import { Button } from '../../../ui/button.tsx';
import css from './museum-editor.module.css';

type Props = {
  texts: typeof fi;
  changed: MuseumPart[];
  isUnread: boolean;
  onLook: () => void;
  children?: ReactNode;
};

/** What differs so far, and the way to look at it; the reason stands beside a button that cannot be pressed. */
export function SaveBar({ texts, changed, isUnread, onLook, children }: Props) {
  const names = changed.map((part) => texts.words.parts[part]).join(', ');
  const canLook = changed.length > 0 && !isUnread;
  return (
    <div className={css.bar}>
      <p id="bar-reason" role="status">
        {isUnread ? texts.unread : names ? fill(texts.differs, names) : texts.same}
      </p>
      <div className={css.buttons}>
        <Button
          aria-disabled={!canLook || undefined}
          aria-describedby="bar-reason"
          onClick={() => canLook && onLook()}
        >
          {texts.look}
        </Button>
        {children}
      </div>
    </div>
  );
}
