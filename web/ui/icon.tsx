import { classNames } from './class-names.ts';
import styles from './icon.module.css';

type Props = { path: string; className?: string | undefined };

/** A decorative icon beside text, hidden from screen readers. */
export function Icon({ path, className }: Props) {
  return (
    <svg className={classNames(styles.icon, className)} viewBox="0 0 256 256" aria-hidden="true">
      <path d={path} />
    </svg>
  );
}
