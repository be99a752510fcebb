import { fill } from '../../../domain/base/fill.ts';
import { usePage } from '../../platform/page-context.tsx';
import css from './thank-you-purchase.module.css';
import type { ThankYouTexts } from './thank-you-texts.ts';

type Props = { months: number; hasPlasticCard: boolean; texts: ThankYouTexts['next'] };

export function NextSteps({ months, hasPlasticCard, texts }: Props) {
  const { scheme } = usePage();
  const { visit, phone, plastic, noPlastic } = texts;
  const steps = [
    { ...visit, text: fill(visit.text, months) },
    phone,
    hasPlasticCard ? { ...plastic, text: fill(plastic.text, scheme.deliveryWeeks) } : noPlastic,
  ];
  return (
    <section className={`wrap ${css.next}`} aria-labelledby="next-steps">
      <h2 id="next-steps">{texts.heading}</h2>
      <ol>
        {steps.map(({ name, text }) => (
          <li key={name}>
            <h3>{name}</h3>
            <p>{text}</p>
          </li>
        ))}
      </ol>
    </section>
  );
}
