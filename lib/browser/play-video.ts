import { videoHost } from '@/lib/site/videos';

/**
 * Replaces the poster of a video with its player, which starts, and moves the focus there.
 * @param poster a link to the video on YouTube, whose first element is the title
 */
export function playVideo(poster: HTMLAnchorElement): void {
  const player = document.createElement('iframe');
  player.src = `${videoHost}/embed/${new URL(poster.href).searchParams.get('v')}?autoplay=1`;
  player.title = poster.firstElementChild?.textContent ?? '';
  player.allow = 'autoplay; fullscreen; picture-in-picture';
  poster.replaceWith(player);
  player.focus();
}
