import type { ReactNode } from 'react';
import { classNames } from './class-names.ts';
import { HiddenText } from './hidden-text.tsx';
import { Icon } from './icon.tsx';
import { ERROR, INFO, SUCCESS, WARNING } from './icon-paths.ts';
import styles from './notice.module.css';

const ICONS = { info: INFO, success: SUCCESS, warning: WARNING, error: ERROR };

type Props = {
  kind?: keyof typeof ICONS;
  /** The kind in words ("Varoitus"), read first: colour and shape are not enough. */
  kindLabel: string;
  title?: string;
  /** For a notice that appears after the page has loaded. */
  live?: 'status' | 'alert';
  className?: string;
  children?: ReactNode;
};

export function Notice(props: Props) {
  const { kind = 'info', kindLabel, title, live, className, children } = props;
  return (
    <div className={classNames(styles.notice, styles[kind], className)} role={live}>
      <Icon path={ICONS[kind]} />
      <div className={styles.body}>
        <HiddenText>{kindLabel}: </HiddenText>
        {title && <strong className={styles.title}>{title}</strong>}
        {children}
      </div>
    </div>
  );
}
