import type { ReactNode } from 'react';
import { groupInFours } from '../../../domain/base/format.ts';
import { classNames } from '../../ui/class-names.ts';
import { BrandMark } from '../site/brand-mark.tsx';
import css from './museum-card.module.css';

type Props = {
  /** Text alternative of the whole card. */
  label: string;
  firstName: string;
  lastName: string;
  /** Omitted before payment: the card has no number yet. */
  customerNumber?: string | undefined;
  /** The rya, edge to edge on the left. */
  art: ReactNode;
  /** Last line, on screen only: a permanent card has no date printed on it. */
  validity?: string | undefined;
  /** Expired: the art is drawn without colours. */
  resting?: boolean;
  /** Why the card is not valid, shown across the picture. */
  stamp?: string | undefined;
  className?: string | undefined;
};

/** Scales with its container, from 160 to 560 px wide. */
export function MuseumCard(props: Props) {
  const { label, firstName, lastName, customerNumber, art, validity, resting, stamp, className } =
    props;
  return (
    <div
      className={classNames(css.card, resting && css.resting, className)}
      role="img"
      aria-label={label}
    >
      <div className={css.art}>{art}</div>
      {stamp && <span className={css.stamp}>{stamp}</span>}
      <div className={css.plate}>
        <BrandMark className={css.mark} />
        <b>
          {firstName}
          <br />
          {lastName}
        </b>
        <span className={css.foot}>
          {customerNumber && (
            <span className={css.number}>
              {groupInFours(customerNumber.slice(0, 8))}
              <br />
              {groupInFours(customerNumber.slice(8))}
            </span>
          )}
          {validity && <span className={css.validity}>{validity}</span>}
        </span>
      </div>
    </div>
  );
}
