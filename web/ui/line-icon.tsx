import { classNames } from './class-names.ts';
import styles from './icon.module.css';

type Props = { path: string; className?: string | undefined };

/** Like `Icon`, with stroked paths. */
export function LineIcon({ path, className }: Props) {
  return (
    <svg
      className={classNames(styles.icon, styles.line, className)}
      viewBox="0 0 24 24"
      aria-hidden="true"
    >
      <path d={path} />
    </svg>
  );
}
