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
  /** True when the input is valid; otherwise the form shows its errors. */
  check: () => boolean;
  onLook: () => void;
  /** Shows the input on the visitors' page. */
  page: SeenMuseum;
  children?: ReactNode;
};

/** Changed parts and the preview button; a disabled button has its reason beside it. */
export function SaveBar({ texts, changed, check, onLook, page, children }: Props) {
  const [isShown, setIsShown] = useState(false);
  const { formatList } = useFormats();
  const names = formatList(changed.map((part) => texts.words.parts[part]));
  const isTouched = changed.length > 0;
  const held = { 'aria-disabled': !isTouched || undefined, 'aria-describedby': 'bar-reason' };
  return (
    <div className={`heads ${css.bar}`}>
      <p id="bar-reason" role="status">
        {isTouched ? fill(texts.differs, names) : texts.same}
      </p>
      <div className="ways">
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
