import { CompareReleases } from '@/components/changes/compare-releases';
import { ErrorDecoder } from '@/components/errors/error-decoder';
import { StreamPlot } from '@/components/plot/stream-plot';
import type { MdxComponents } from '@/lib/content/evaluate';
import { Card, Cards } from './cards';
import { Html } from './html';
import { Picture } from './picture';
import { Steps } from './steps';
import { Tab, Tabs } from './tabs';

/**
 * The implementation of each component that pages can use. `lib/content/component-names.ts` lists the names for
 * authors.
 */
export const mdxComponents: MdxComponents = {
  Card,
  Cards,
  CompareReleases,
  ErrorDecoder,
  Html,
  Picture,
  Steps,
  StreamPlot,
  Tab,
  Tabs,
};
