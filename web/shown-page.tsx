import type { LoadedPlace } from './platform/load-place.ts';
import { PageProvider } from './platform/page-context.tsx';
import type { Visit } from './platform/page-data.ts';
import { Shell } from './shell.tsx';

/** One page inside its shell, the same on the server and in the browser. */
export function ShownPage({ loaded, visit }: { loaded: LoadedPlace; visit: Visit }) {
  const { place, scheme, Screen, texts, shell, data } = loaded;
  return (
    <PageProvider place={place} scheme={scheme} visit={visit}>
      <Shell texts={shell}>
        <Screen key={place.name} texts={texts} shell={shell} data={data} place={place} />
      </Shell>
    </PageProvider>
  );
}
