/** YouTube's host for players that set no cookies before a reader starts the video. */
export const videoHost = 'https://www.youtube-nocookie.com';

/** The pages on which videos play, by path. Only their policies allow a frame with a player. */
const videoPages: readonly string[] = ['/support/how-to'];

/** Whether videos play on a page, by its path without the base path. */
export const playsVideos = (path: string): boolean => videoPages.includes(path);
