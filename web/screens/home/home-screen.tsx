import type { ScreenProps } from '../../platform/screen.ts';
import { ActivationStrip } from './activation-strip.tsx';
import { ExhibitionRoom } from './exhibition-room.tsx';
import { FloorPlan } from './floor-plan.tsx';
import type { HomeData } from './home-data.ts';
import type { HomeTexts } from './home-texts.ts';
import { MuseumLine } from './museum-line.tsx';
import { SampleCards } from './sample-cards.tsx';
import { ThreeFacts } from './three-facts.tsx';

export function Screen({ texts, shell, data }: ScreenProps<HomeTexts, HomeData>) {
  return (
    <>
      <ExhibitionRoom texts={texts} shell={shell} prices={data.prices} />
      <FloorPlan texts={texts.doors} />
      <SampleCards texts={texts.rya} />
      <ThreeFacts texts={texts.number}>
        <MuseumLine texts={texts.museums} towns={data.museums} />
      </ThreeFacts>
      <ActivationStrip texts={texts.activation} />
    </>
  );
}
