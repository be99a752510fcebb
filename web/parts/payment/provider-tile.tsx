import { useState } from 'react';
import { HiddenText } from '../../ui/hidden-text.tsx';
import { Icon } from '../../ui/icon.tsx';
import css from './payment-selector.module.css';

type TileProps = {
  name: string;
  /** What choosing it does, read before its name. */
  deed: string;
  help?: string;
  isChosen: boolean;
  /** Another one is chosen, or it is no longer offered: readable but inert. */
  isDisabled: boolean;
  onChoose: () => void;
  children: React.ReactNode;
};

export function Tile({ name, deed, help, isChosen, isDisabled, onChoose, children }: TileProps) {
  return (
    <li>
      <button
        type="button"
        className={css.tile}
        // Omitted until then: screen readers would say "not pressed" after each bank.
        aria-pressed={isChosen || undefined}
        aria-disabled={isDisabled || undefined}
        onClick={isDisabled ? undefined : onChoose}
      >
        <span className={css.mark} aria-hidden="true">
          {children}
        </span>
        <span className={css.name}>
          {deed && <HiddenText>{deed} </HiddenText>}
          {name}
        </span>
        {help && <span className={css.help}>{help}</span>}
      </button>
    </li>
  );
}

/** Decorative: the name is below it as text. */
export function Logo({ svg, isCard }: { svg: string; isCard: boolean }) {
  const [isMissing, setIsMissing] = useState(svg === '');
  if (isMissing) return <Icon path={isCard ? PAYMENT_CARD : BANK} className={css.noLogo} />;
  return (
    <img className={css.logo} src={svg} alt="" height="34" onError={() => setIsMissing(true)} />
  );
}

// Phosphor icons (MIT), weight "light", on a 256 × 256 grid.
export const BANK =
  'M24,102H50v68H32a6,6,0,0,0,0,12H224a6,6,0,0,0,0-12H206V102h26a6,6,0,0,0,3.14-11.11l-104-64a6,6,0,0,0-6.28,0l-104,64A6,6,0,0,0,24,102Zm38,0H98v68H62Zm84,0v68H110V102Zm48,68H158V102h36ZM128,39l82.8,51H45.2ZM246,208a6,6,0,0,1-6,6H16a6,6,0,0,1,0-12H240A6,6,0,0,1,246,208Z';
export const PAYMENT_CARD =
  'M224,50H32A14,14,0,0,0,18,64V192a14,14,0,0,0,14,14H224a14,14,0,0,0,14-14V64A14,14,0,0,0,224,50ZM32,62H224a2,2,0,0,1,2,2V90H30V64A2,2,0,0,1,32,62ZM224,194H32a2,2,0,0,1-2-2V102H226v90A2,2,0,0,1,224,194Zm-18-26a6,6,0,0,1-6,6H168a6,6,0,0,1,0-12h32A6,6,0,0,1,206,168Zm-64,0a6,6,0,0,1-6,6H120a6,6,0,0,1,0-12h16A6,6,0,0,1,142,168Z';
export const BENEFIT =
  'M229.12,142.65a22.43,22.43,0,0,0-19.55-3.88l-45.24,10.4A26,26,0,0,0,140,114H89.94a29.78,29.78,0,0,0-21.21,8.79L45.52,146H16A14,14,0,0,0,2,160v40a14,14,0,0,0,14,14H120a6,6,0,0,0,1.46-.18l64-16a7.16,7.16,0,0,0,.89-.3L225.17,181l.33-.15a22.6,22.6,0,0,0,3.62-38.18ZM14,200V160a2,2,0,0,1,2-2H42v44H16A2,2,0,0,1,14,200Zm206.28-30-38.2,16.27L119.26,202H54V154.49l23.21-23.22A17.88,17.88,0,0,1,89.94,126H140a14,14,0,0,1,0,28H112a6,6,0,0,0,0,12h32a6,6,0,0,0,1.34-.15l67-15.41.24-.06A10.6,10.6,0,0,1,220.28,170ZM164,94a34.54,34.54,0,0,0,7.28-.78,34,34,0,1,0,25.46-42.43A34,34,0,1,0,164,94Zm62-10a22,22,0,1,1-22-22A22,22,0,0,1,226,84ZM164,38a21.94,21.94,0,0,1,21.51,17.49,34,34,0,0,0-15.38,25.65A22,22,0,1,1,164,38Z';
