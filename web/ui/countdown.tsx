import styles from './countdown.module.css';

type Props = { secondsLeft: number; seconds: number };

/** Remaining time, large, and a shortening line. The caller gives the time in words. */
export function Countdown({ secondsLeft, seconds }: Props) {
  const minutes = Math.floor(secondsLeft / 60);
  const end = share(secondsLeft, seconds);
  const rest = String(secondsLeft % 60).padStart(2, '0');
  return (
    <div aria-hidden="true">
      <p className={styles.time}>
        {minutes}:{rest}
      </p>
      <svg
        className={styles.thread}
        viewBox="0 0 100 14"
        preserveAspectRatio="none"
        aria-hidden="true"
      >
        <line x1="0" y1="7" x2="100" y2="7" />
        <line className={styles.left} x1="0" y1="7" x2={end} y2="7" />
        {/* Lines of zero length: their round caps draw the knot, and stay round at any width. */}
        <line className={styles.knot} x1={end} y1="7" x2={end} y2="7" />
        <line className={styles.light} x1={end} y1="7" x2={end} y2="7" />
      </svg>
    </div>
  );
}

function share(secondsLeft: number, seconds: number): number {
  return Math.min(100, Math.max(0, (secondsLeft / seconds) * 100));
}
