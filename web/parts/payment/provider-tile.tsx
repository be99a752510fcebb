import { useState } from 'react';
import { Icon } from '../../ui/icon.tsx';
import css from './payment-selector.module.css';
import { BANK, PAYMENT_CARD } from './section-icons.ts';

type TileProps = {
  name: string;
  help?: string;
  isChosen: boolean;
  /** Another one is chosen: it stays readable and does nothing. */
  isAtRest: boolean;
  onChoose: () => void;
  children: React.ReactNode;
};

export function Tile({ name, help, isChosen, isAtRest, onChoose, children }: TileProps) {
  return (
    <li>
      <button
        type="button"
        className={css.tile}
        aria-pressed={isChosen}
        aria-disabled={isAtRest || undefined}
        onClick={isAtRest ? undefined : onChoose}
      >
        <span className={css.mark} aria-hidden="true">
          {children}
        </span>
        <span className={css.name}>{name}</span>
        {help && <span className={css.help}>{help}</span>}
      </button>
    </li>
  );
}

/** The provider's own picture; its name stands under it in letters, so a picture that does not come is no loss. */
export function Logo({ svg, isCard }: { svg: string; isCard: boolean }) {
  const [isMissing, setIsMissing] = useState(svg === '');
  if (isMissing) return <Icon path={isCard ? PAYMENT_CARD : BANK} className={css.noLogo} />;
  return (
    <img className={css.logo} src={svg} alt="" height="34" onError={() => setIsMissing(true)} />
  );
}
