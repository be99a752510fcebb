import type { ScreenProps } from '../../platform/screen.ts';
import { ActivationForm } from './activation-form.tsx';
import { Hero } from './hero.tsx';
import type { HomeData, HomeTexts } from './home-data.ts';
import { HowItWorks, MuseumSummary } from './how-it-works.tsx';
import { ProductLinks } from './product-links.tsx';
import { SampleCards } from './sample-cards.tsx';

export function Screen({ texts, shell, data }: ScreenProps<HomeTexts, HomeData>) {
  return (
    <>
      <Hero texts={texts} shell={shell} prices={data.prices} />
      <ProductLinks texts={texts.doors} />
      <SampleCards texts={texts.rya} />
      <HowItWorks texts={texts.number}>
        <MuseumSummary texts={texts.museums} towns={data.museums} />
      </HowItWorks>
      <ActivationForm texts={texts.activation} />
    </>
  );
}
