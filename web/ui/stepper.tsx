import { classNames } from './class-names.ts';
import styles from './stepper.module.css';

export type Step = { label: string; href?: string };

type Props = {
  steps: Step[];
  /** Index in `steps`, from 0. */
  current: number;
  /** Label of the position, for example "Vaihe 1 / 2: Tiedot". */
  label: string;
  className?: string;
};

/** Stepper drawn as rooms of a floor plan: the current one is lit. */
export function Stepper({ steps, current, label, className }: Props) {
  return (
    <nav className={classNames(styles.plan, className)} aria-label={label}>
      <ol>
        {steps.map((step, index) => (
          <li key={step.label} aria-current={index === current ? 'step' : undefined}>
            <StepWords step={step} number={index + 1} done={index < current} />
            {index < steps.length - 1 && <Door />}
          </li>
        ))}
      </ol>
    </nav>
  );
}

function StepWords({ step, number, done }: { step: Step; number: number; done: boolean }) {
  const words = (
    <span>
      {/* One text node: screen readers would drop the space between two. */}
      {`${number} `}
      <span>{step.label}</span>
    </span>
  );
  return done && step.href ? <a href={step.href}>{words}</a> : words;
}

function Door() {
  return (
    <svg className={styles.door} viewBox="0 0 26 26" aria-hidden="true">
      <path d="M25 1H1A24 24 0 0 0 25 25" fill="none" stroke="currentColor" />
    </svg>
  );
}
