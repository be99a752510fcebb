import type { ReactNode } from 'react';
import { fill } from '../../../domain/base/fill.ts';
import { usePage } from '../../platform/page-context.tsx';
import type { HomeTexts } from './home-texts.ts';
import css from './three-facts.module.css';

type Props = { texts: HomeTexts['number']; children: ReactNode };

export function ThreeFacts({ texts, children }: Props) {
  const { scheme } = usePage();
  return (
    <section className={`later ${css.section}`}>
      <div className="wrap">
        <h2>{texts.heading}</h2>
        <ol>
          {[texts.pay, texts.show, texts.wait].map(({ name, text }) => (
            <li key={name}>
              <h3>{name}</h3>
              <p>{fill(text, scheme.deliveryWeeks)}</p>
            </li>
          ))}
        </ol>
        {children}
      </div>
    </section>
  );
}
