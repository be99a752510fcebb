import { Icon } from '../../ui/icon.tsx';
import css from './step-title.module.css';

type Props = { title: string; icon: string };

/** spec 2: a small basket stands beside the title of a purchase, a register icon beside that of a registration. */
export function StepTitle({ title, icon }: Props) {
  return (
    <div className={css.title}>
      <Icon path={icon} />
      <h1>{title}</h1>
    </div>
  );
}
