import { byTown } from '../../../domain/museum/matching-museums.ts';
import type { ListedMuseum } from '../../parts/museum/museum-data.ts';
import { usePage } from '../../platform/page-context.tsx';
import css from './museums-screen.module.css';

/** The museums under their towns, in the order they come in. */
export function TownList({ museums }: { museums: ListedMuseum[] }) {
  const { pathTo } = usePage();
  return byTown(museums).map(({ town, museums: inTown }) => (
    <li key={town} className={css.town}>
      <h2>{town}</h2>
      <ul>
        {inTown.map(({ slug, name }) => (
          <li key={slug}>
            <a href={pathTo('Museum', { slug })}>{name}</a>
          </li>
        ))}
      </ul>
    </li>
  ));
}
