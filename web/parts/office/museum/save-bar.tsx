import { type ReactNode, useState } from 'react';
import { fill } from '../../../../domain/base/fill.ts';
import type { MuseumPart } from '../../../../domain/museum/museum-facts.ts';
import type { texts as fi } from '../../../texts/fi/parts/museum-editor.ts';
import { Button } from '../../../ui/button.tsx';
import css from './museum-editor.module.css';
import { MuseumPreview, type SeenMuseum } from './museum-preview.tsx';

type Props = {
  texts: typeof fi;
  changed: MuseumPart[];
  /** Why what was typed cannot be looked at yet. */
  fault: string | null;
  onLook: () => void;
  /** How what was typed is seen on the page of its visitors. */
  page: SeenMuseum;
  children?: ReactNode;
};

/** What differs so far, and the way to look at it; the reason stands beside a button that cannot be pressed. */
export function SaveBar({ texts, changed, fault, onLook, page, children }: Props) {
  const [isShown, setIsShown] = useState(false);
  const names = changed.map((part) => texts.words.parts[part]).join(', ');
  const isTouched = changed.length > 0;
  const canLook = isTouched && !fault;
  const held = { 'aria-disabled': !canLook || undefined, 'aria-describedby': 'bar-reason' };
  return (
    <div className={css.bar}>
      <p id="bar-reason" role="status">
        {isTouched ? (fault ?? fill(texts.differs, names)) : texts.same}
      </p>
      <div className={css.buttons}>
        <Button {...held} onClick={() => canLook && onLook()}>
          {texts.look}
        </Button>
        <Button look="secondary" {...held} onClick={() => canLook && setIsShown(true)}>
          {texts.show}
        </Button>
        {children}
      </div>
      {isShown && <MuseumPreview texts={texts} {...page} onClose={() => setIsShown(false)} />}
    </div>
  );
}
