import { knownErrors } from '@/.generated/known-errors';
import { type Decoded, decodeRevertData } from '@/lib/protocol/errors/decode-revert-data';

// Loaded on demand, with everything it imports, only if there is data to decode.

export { DecodedBody, headlineOf } from './decoded-body';
export { default as styles } from './error-decoder.module.css';

/** Decodes revert data with every error that this site covers. */
export const decode = (text: string): Decoded => decodeRevertData(text, knownErrors);
