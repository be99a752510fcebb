import type { Toast as ToastData } from '../../domain/toast/toast-queue.ts';
import { classNames } from './class-names.ts';
import { HiddenText } from './hidden-text.tsx';
import { Icon } from './icon.tsx';
import { CLOSE, ERROR, INFO, SUCCESS, WARNING } from './icon-paths.ts';
import styles from './toast.module.css';
import { ToastMessage } from './toast-message.tsx';

const ICONS = { info: INFO, success: SUCCESS, warning: WARNING, error: ERROR };

/** Names of the variants and of the close button, for assistive technology. */
export type ToastTexts = Record<ToastData['variant'] | 'close', string>;

type Props = { toast: ToastData; texts: ToastTexts; onClose: (byKeyboard: boolean) => void };

export function Toast({ toast, texts, onClose }: Props) {
  const { id, variant, label, message, links, countdown } = toast;
  const urgent = variant === 'warning' || variant === 'error';
  const labelId = `toast-${id}-label`;

  return (
    <article
      className={classNames(styles.toast, styles[variant])}
      data-toast={id}
      aria-labelledby={labelId}
      // An alert announces itself: the polite region would repeat it.
      aria-live={urgent ? 'off' : undefined}
      tabIndex={-1}
      onKeyDown={(event) => {
        if (event.key !== 'Escape') return;
        // Otherwise Esc would also close the dialog that contains the toast.
        event.preventDefault();
        onClose(true);
      }}
    >
      <div className={styles.side}>
        <Icon path={ICONS[variant]} />
      </div>
      <div className={styles.body} role={urgent ? 'alert' : 'status'}>
        <HiddenText>{texts[variant]}: </HiddenText>
        <strong className={styles.label} id={labelId}>
          {label}
        </strong>
        <ToastMessage message={message} links={links} />
      </div>
      <button
        type="button"
        className={styles.close}
        // Reachable, but not announced with every message.
        aria-live="off"
        aria-describedby={labelId}
        // A keyboard click has no pointer detail.
        onClick={(event) => onClose(event.detail === 0)}
      >
        <Icon path={CLOSE} />
        <HiddenText>{texts.close}</HiddenText>
      </button>
      {countdown && <TimeLeft key={timeKey(toast)} {...countdown} />}
    </article>
  );
}

type TimeLeftProps = { full: number; left: number; endsAt: number | null };

/** Line at the bottom that shortens with the remaining time. */
function TimeLeft({ full, left, endsAt }: TimeLeftProps) {
  return (
    <div className={styles.time} aria-hidden="true" data-running={endsAt !== null || undefined}>
      <i
        // Not the style prop: the security policy forbids style attributes in server-rendered HTML.
        ref={(thread) => {
          if (!thread) return;
          thread.style.transform = `scaleX(${left / full})`;
          thread.style.animationDuration = `${left}ms`;
        }}
      />
    </div>
  );
}

function timeKey({ repeats, countdown }: ToastData): string {
  return `${repeats}-${countdown?.endsAt ?? 'paused'}`;
}
