// Makes the models of the contract reference, or reads them from the cache: what `timeReference` measures.
import { loadReleases } from '@/lib/reference/load-release';

loadReleases();
