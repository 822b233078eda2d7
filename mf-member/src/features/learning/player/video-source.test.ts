import { videoSourceOf } from './video-source';

test('addresses of YouTube videos are recognised', () => {
  const id = 'nKIu9yen5nc';
  for (const address of [
    `https://www.youtube.com/watch?v=${id}`,
    `https://m.youtube.com/watch?list=abc&v=${id}&t=3`,
    `https://youtu.be/${id}?t=3`,
    `https://www.youtube.com/embed/${id}`,
    `https://youtube.com/shorts/${id}`,
  ])
    expect(videoSourceOf(address)).toEqual({ kind: 'youtube', id });
});

test('addresses of video files are recognised, also with a query', () => {
  for (const address of [
    'https://videos.example.com/nudos.mp4',
    'https://videos.example.com/a/nudos.WEBM?token=a.b&x=1#t=3',
    'https://videos.example.com:8443/nudos.m4v',
  ])
    expect(videoSourceOf(address)).toMatchObject({ kind: 'file', address, host: new URL(address).host });
});

test('all other addresses open elsewhere', () => {
  for (const address of [
    'https://video.example.com/watch?v=nKIu9yen5nc',
    'https://youtu.be/short',
    'https://youtube.com.example.com/watch?v=nKIu9yen5nc',
    'https://www.youtube.com/playlist?list=abc',
    'http://videos.example.com/nudos.mp4',
    'https://videos.example.com/nudos.mp4/page',
    'https://videos.example.com/?file=nudos.mp4',
    'nudos.mp4',
  ])
    expect(videoSourceOf(address)).toBeNull();
});
