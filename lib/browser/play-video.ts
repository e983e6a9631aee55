import { videoHost } from '@/lib/content/videos';

/**
 * Replaces the poster of a video with its player, which starts, and moves the focus there.
 * @param poster a link to the video on YouTube, with the title in bold
 */
export function playVideo(poster: HTMLAnchorElement): void {
  const player = document.createElement('iframe');
  player.src = `${videoHost}/embed/${new URL(poster.href).searchParams.get('v')}?autoplay=1`;
  player.title = poster.querySelector('b')?.textContent ?? '';
  player.allow = 'autoplay; fullscreen; picture-in-picture';
  poster.replaceWith(player);
  player.focus();
}
