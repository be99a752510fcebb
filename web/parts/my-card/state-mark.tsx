import type { ReactNode } from 'react';
import { Icon } from '../../ui/icon.tsx';
import { ERROR, INFO, SUCCESS, WARNING } from '../../ui/icon-paths.ts';
import css from './state-mark.module.css';

const MARKS = {
  paid: SUCCESS,
  pending: INFO,
  unpaid: WARNING,
  notThrough: WARNING,
  declined: ERROR,
  coming: INFO,
  refunding: WARNING,
  refunded: INFO,
  failed: ERROR,
};

type Props = { state: keyof typeof MARKS; children: ReactNode };

/** State by shape, colour and word: never colour alone. */
export function StateMark({ state, children }: Props) {
  return (
    <span className={css.mark} data-state={state}>
      <Icon path={MARKS[state]} />
      {children}
    </span>
  );
}
