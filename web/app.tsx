import { useNavigation } from './platform/navigation.ts';
import type { LoadedPlace } from './platform/open-place.ts';
import type { Visit } from './platform/page-data.ts';
import { ShownPage } from './shown-page.tsx';

/** The browser's side: the page the server sent, and then those that links lead to. */
export function App({ first, visit }: { first: LoadedPlace; visit: Visit }) {
  return <ShownPage loaded={useNavigation(first, visit)} visit={visit} />;
}
