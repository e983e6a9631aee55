// Builds the contract reference models, or reads them from the cache. `timeReference` measures this script.
import { loadReleases } from '@/lib/protocol/reference/load-release';

loadReleases();
