import styles from './back-button.module.css';
import { classNames } from './class-names.ts';
import { Icon } from './icon.tsx';
import { ARROW_LEFT } from './icon-paths.ts';

type Props = { label: string; onClick: () => void; className?: string };

export function BackButton({ label, onClick, className }: Props) {
  return (
    <button type="button" className={classNames(styles.back, className)} onClick={onClick}>
      <Icon path={ARROW_LEFT} />
      {label}
    </button>
  );
}
