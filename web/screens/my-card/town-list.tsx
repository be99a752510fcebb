import type { TownVisits } from '../../../domain/my-card/visit-summary.ts';
import css from './town-list.module.css';

export function TownList({ towns }: { towns: TownVisits[] }) {
  return (
    <ul className={css.towns}>
      {towns.map(({ town, visits }) => (
        <li key={town}>
          {town} <b>{visits}</b>
        </li>
      ))}
    </ul>
  );
}
