import { fill } from '../../../domain/base/fill.ts';
import { usePage } from '../../platform/page-context.tsx';
import css from './thank-you-purchase.module.css';
import type { ThankYouTexts } from './thank-you-texts.ts';

type Props = { hasPlasticCard: boolean; texts: ThankYouTexts['next'] };

export function NextSteps({ hasPlasticCard, texts }: Props) {
  const { scheme } = usePage();
  const { visit, phone, plastic, noPlastic } = texts;
  return (
    <section className={`wrap ${css.next}`} aria-labelledby="next-steps">
      <h2 id="next-steps">{texts.heading}</h2>
      <ol>
        {[visit, phone, hasPlasticCard ? plastic : noPlastic].map(({ name, text }) => (
          <li key={name}>
            <h3>{name}</h3>
            <p>{fill(text, scheme.deliveryWeeks)}</p>
          </li>
        ))}
      </ol>
    </section>
  );
}
