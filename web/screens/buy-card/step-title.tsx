import { Icon } from '../../ui/icon.tsx';
import { BASKET } from '../../ui/icon-paths.ts';
import css from './buy-card.module.css';

/** spec 2: a small basket stands beside the title of a purchase. */
export function StepTitle({ title }: { title: string }) {
  return (
    <div className={css.title}>
      <Icon path={BASKET} />
      <h1>{title}</h1>
    </div>
  );
}
