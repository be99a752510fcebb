import { type ReactNode, useState } from 'react';
import { fill } from '../../../../domain/base/fill.ts';
import type { MuseumPart } from '../../../../domain/museum/museum-facts.ts';
import type { texts as fi } from '../../../texts/fi/parts/museum-editor.ts';
import { Button } from '../../../ui/button.tsx';
import { useFormats } from '../use-formats.ts';
import css from './museum-editor.module.css';
import { MuseumPreview, type SeenMuseum } from './museum-preview.tsx';

type Props = {
  texts: typeof fi;
  changed: MuseumPart[];
  /** Whether nothing is wrong in what was typed; otherwise the form says what is. */
  check: () => boolean;
  onLook: () => void;
  /** How what was typed is seen on the page of its visitors. */
  page: SeenMuseum;
  children?: ReactNode;
};

/** What differs so far, and the way to look at it; the reason stands beside a button that cannot be pressed. */
export function SaveBar({ texts, changed, check, onLook, page, children }: Props) {
  const [isShown, setIsShown] = useState(false);
  const { formatList } = useFormats();
  const names = formatList(changed.map((part) => texts.words.parts[part]));
  const isTouched = changed.length > 0;
  const held = { 'aria-disabled': !isTouched || undefined, 'aria-describedby': 'bar-reason' };
  return (
    <div className={css.bar}>
      <p id="bar-reason" role="status">
        {isTouched ? fill(texts.differs, names) : texts.same}
      </p>
      <div className={css.buttons}>
        <Button {...held} onClick={() => isTouched && check() && onLook()}>
          {texts.look}
        </Button>
        <Button look="secondary" {...held} onClick={() => isTouched && check() && setIsShown(true)}>
          {texts.show}
        </Button>
        {children}
      </div>
      {isShown && <MuseumPreview texts={texts} {...page} onClose={() => setIsShown(false)} />}
    </div>
  );
}
