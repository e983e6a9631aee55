import { site } from '../../content/site';

export { site };

export type SectionId = (typeof site.navbar)[number]['section'];
