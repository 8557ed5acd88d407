/// The devices, in the proportions of the platforms' own alerts. Nothing of Apple's is in it: no font, no image, no icon.
extension PageLooks {
  static let devices = #"""
    /* The devices: sizes are points of the platform. --scale is the text size, 1 being the system's default. */
    .screen {
      --label: #000000; --sheet: rgba(246, 246, 246, .94); --rule: rgba(60, 60, 67, .29); --tint: #007aff;
      --wall: linear-gradient(165deg, #b9defc 0%, #cfd0fb 52%, #f6d3e3 100%); --dim: rgba(20, 20, 50, .13);
      position: relative; flex: 1; overflow: hidden; display: grid; place-items: center; border-radius: 18px; box-shadow: var(--shade);
      background: linear-gradient(var(--dim), var(--dim)), var(--wall); color: var(--label); text-align: center;
      line-height: 1.28; hyphens: manual; overflow-wrap: break-word;
    }
    :root.dark .screen {
      --label: #ffffff; --sheet: rgba(46, 46, 50, .94); --rule: rgba(84, 84, 88, .65); --tint: #0a84ff;
      --wall: linear-gradient(160deg, #173a5e 0%, #352a5c 50%, #572f45 100%); --dim: rgba(0, 0, 0, .28);
    }
    .title { margin: 0; font-weight: 600; }
    .message { margin: 0; }
    .title:empty, .message:empty { display: none; }
    .buttons { display: flex; flex-direction: column; }
    .button { display: block; min-width: 0; }
    .button > span { display: block; overflow: hidden; text-overflow: ellipsis; white-space: nowrap; }
    .button.cut { box-shadow: inset 0 -3px 0 #ff9f0a; }
    .icon {
      display: grid; place-items: center; flex: none; border-radius: 23%; color: #ffffff; font-weight: 700; line-height: 1;
      background: linear-gradient(180deg, #5ac8fa, #0a6cf0);
    }

    /* iPhone: an alert is 270 wide; two buttons stand side by side while they fit. */
    .iphone .screen { width: 310px; min-height: 290px; padding: 26px 20px; }
    .iphone .alert {
      width: 270px; border-radius: 14px; background: var(--sheet); overflow: hidden;
      -webkit-backdrop-filter: blur(20px) saturate(1.6); backdrop-filter: blur(20px) saturate(1.6);
    }
    .iphone .words { padding: 19px 16px 18px; }
    .iphone .title { font-size: calc(17px * var(--scale)); letter-spacing: -.01em; }
    .iphone .message { margin-top: 4px; font-size: calc(13px * var(--scale)); }
    .iphone .button {
      padding: calc(11px * var(--pad)) 16px; border-top: .5px solid var(--rule); color: var(--tint);
      font-size: calc(17px * var(--scale));
    }
    .iphone .button.first { font-weight: 600; }
    .iphone .buttons.row { flex-direction: row-reverse; border-top: .5px solid var(--rule); }
    .iphone .row .button { flex: 1 1 0; padding-inline: 8px; border-top: 0; }
    .iphone .row .button + .button { border-inline-end: .5px solid var(--rule); }

    /* Mac: a sheet of 260 on its window; the default button is the one at the end of the row. */
    .mac .screen { width: 372px; min-height: 318px; padding: 0; place-items: stretch center; background: var(--wall); }
    .mac .window {
      --bar: #ececec; --page: #ffffff;
      width: 336px; min-height: 280px; margin: 20px 18px 18px; border-radius: 11px; background: var(--page);
      box-shadow: 0 0 0 .5px rgba(0, 0, 0, .25), 0 14px 34px rgba(0, 0, 0, .28); padding-bottom: 18px;
    }
    :root.dark .mac .window { --bar: #323234; --page: #1e1e20; }
    .mac .titlebar { display: flex; gap: 7px; height: 30px; padding: 0 11px; align-items: center; border-radius: 11px 11px 0 0; background: var(--bar); }
    .mac .titlebar i { width: 11px; height: 11px; border-radius: 50%; background: color-mix(in srgb, var(--label) 20%, transparent); }
    .mac .alert {
      width: 260px; margin: 0 auto; padding: 18px 16px 16px; border-radius: 0 0 10px 10px; background: var(--sheet);
      box-shadow: 0 0 0 .5px rgba(0, 0, 0, .2), 0 8px 22px rgba(0, 0, 0, .22);
    }
    :root.dark .mac .alert { box-shadow: 0 0 0 .5px rgba(255, 255, 255, .2), 0 8px 22px rgba(0, 0, 0, .5); }
    .mac .icon { width: 56px; height: 56px; margin: 0 auto 14px; font-size: 30px; }
    .mac .title { font-size: calc(13px * var(--scale)); font-weight: 700; }
    .mac .message { margin-top: 8px; font-size: calc(11px * var(--scale)); }
    .mac .buttons { gap: 7px; margin-top: 16px; }
    .mac .buttons.row { flex-direction: row-reverse; }
    .mac .row .button { flex: 1 1 0; }
    .mac .button {
      padding: calc(5px * var(--pad)) 10px; border-radius: 6px; font-size: calc(13px * var(--scale));
      background: color-mix(in srgb, var(--label) 11%, transparent);
    }
    .mac .button.first { background: var(--tint); color: #ffffff; }

    /* Apple TV: the whole screen, the first button in focus. */
    .tv .screen {
      --sheet: transparent; width: 512px; min-height: 288px; padding: 26px 40px; border-radius: 12px;
      background: linear-gradient(rgba(250, 250, 252, .62), rgba(250, 250, 252, .62)), var(--wall);
    }
    :root.dark .tv .screen { background: linear-gradient(rgba(20, 20, 22, .6), rgba(20, 20, 22, .6)), var(--wall); }
    .tv .alert { width: 400px; }
    .tv .title { font-size: calc(21px * var(--scale)); font-weight: 700; letter-spacing: -.01em; }
    .tv .message { margin-top: 8px; font-size: calc(14px * var(--scale)); opacity: .8; }
    .tv .buttons { gap: 9px; width: 270px; margin: 20px auto 0; }
    .tv .button {
      padding: calc(7px * var(--pad)) 16px; border-radius: 8px; font-size: calc(15px * var(--scale)); font-weight: 550;
      background: color-mix(in srgb, var(--label) 12%, transparent);
    }
    .tv .button.first { background: #ffffff; color: #000000; transform: scale(1.05); box-shadow: 0 8px 18px rgba(0, 0, 0, .28); }

    /* Notification: a banner on the lock screen. */
    .notice .screen { --dim: transparent; width: 384px; min-height: 150px; padding: 30px 16px; }
    .notice .alert {
      display: flex; align-items: center; gap: 12px; width: 352px; padding: 13px 14px; border-radius: 22px; text-align: start;
      background: color-mix(in srgb, var(--sheet) 92%, transparent); box-shadow: 0 4px 16px rgba(0, 0, 0, .12);
    }
    .notice .icon { width: 38px; height: 38px; font-size: 20px; }
    .notice .title { font-size: calc(15px * var(--scale)); }
    .notice .message { font-size: calc(15px * var(--scale)); }
    @media (max-width: 560px) {
      .screen, .mac .window, .notice .alert { max-width: calc(100vw - 32px); }
      .tv .screen { padding-inline: 16px; }
      .tv .alert, .mac .window { width: 100%; }
    }
    """#
}
